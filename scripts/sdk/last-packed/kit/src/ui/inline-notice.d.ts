import type { ReactNode } from 'react';
declare const colors: {
    info: {
        bg: string;
        accent: string;
    };
    success: {
        bg: string;
        accent: string;
    };
    warning: {
        bg: string;
        accent: string;
    };
    error: {
        bg: string;
        accent: string;
    };
};
type InlineNoticeProps = {
    kind: keyof typeof colors;
    children: ReactNode;
    action?: ReactNode;
};
export declare function InlineNotice({ kind, children, action }: InlineNoticeProps): import("react").JSX.Element;
export {};
