type Ranges = Readonly<Record<string, string>>;

export function ownNames(content: { dependencies?: Ranges; devDependencies?: Ranges }): string[];
export function findTarballs(folder: string, names: readonly string[]): Record<string, string>;
export function vendorTarballs(tarballs: Readonly<Record<string, string>>, remote: string): void;
