import type { ReactNode } from 'react';
type PageHeaderProps = {
    title: string;
    description?: ReactNode;
    action?: ReactNode;
};
export declare function PageHeader({ title, description, action }: PageHeaderProps): import("react").JSX.Element;
export {};
