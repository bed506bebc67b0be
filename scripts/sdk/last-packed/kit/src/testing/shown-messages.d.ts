export declare function ShownMessages(): import("react").JSX.Element;
