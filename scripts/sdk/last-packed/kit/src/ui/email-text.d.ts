export declare function EmailText({ email }: {
    email: string;
}): string | import("react").JSX.Element;
