/** The source of a file of the router with its parts marked as free of side effects; another file's as it is. */
export default function markRouter(source: string): string;
