export declare const serverArguments: readonly string[];
