/** Marks the parts of a router file as free of side effects. Returns other files unchanged. */
export default function markRouter(source: string): string;
