import type { ReactNode } from 'react';
export declare function UiProvider({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
