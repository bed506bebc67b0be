export declare function Loading({ text, minHeight, }: {
    text: string;
    minHeight?: string | undefined;
}): import("react").JSX.Element;
