export declare function PageTitle({ text }: {
    text: string;
}): import("react").JSX.Element;
