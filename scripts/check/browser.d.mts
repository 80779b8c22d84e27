export declare function ensureBrowser(root: string, node: string): Promise<string>;
