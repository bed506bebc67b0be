import { type ReactNode } from 'react';
import type { CurriculumSource } from './use-curriculum';
type CurriculumPanelProps = {
    name: string;
    source: CurriculumSource;
    onClose: () => void;
    actions?: ReactNode;
    isBeside?: boolean;
    keepsFocus?: boolean;
};
export declare function CurriculumPanel({ isBeside, ...panel }: CurriculumPanelProps): import("react").JSX.Element;
export {};
