export declare function findProgram(names: readonly string[]): string | undefined;
export declare function isExecutable(file: string): boolean;
export declare function mayInstall(): boolean;
export declare function installPackage(name: string): Promise<void>;
