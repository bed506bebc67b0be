import { type CurriculumSource } from './use-curriculum';
type CurriculumDocumentProps = {
    name: string;
    source: CurriculumSource;
    height: string;
};
export declare function CurriculumDocument({ name, source, height }: CurriculumDocumentProps): import("react").JSX.Element;
export {};
