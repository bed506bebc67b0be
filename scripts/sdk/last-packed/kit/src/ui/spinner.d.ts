export declare function Spinner({ size }: {
    size?: string;
}): import("react").JSX.Element;
