import type { ReactNode } from 'react';
type DialogProps = {
    title: string;
    isOpen: boolean;
    onClose: () => void;
    children: ReactNode;
    footer?: ReactNode;
    size?: 'md' | 'lg';
};
export declare function Dialog(props: DialogProps): import("react").JSX.Element;
export {};
