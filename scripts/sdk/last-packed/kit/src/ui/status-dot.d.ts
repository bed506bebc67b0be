export declare function StatusDot({ color, text }: {
    color: string;
    text: string;
}): import("react").JSX.Element;
