import type { ReactNode } from 'react';
type EmptyStateProps = {
    text: string;
    children?: ReactNode;
};
export declare function EmptyState({ text, children }: EmptyStateProps): import("react").JSX.Element;
export {};
