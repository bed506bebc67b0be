type CurriculumActionsProps = {
    applicantName: string;
    fileName: string | undefined;
    applicantId?: number;
    onShow: () => void;
};
export declare function CurriculumActions(props: CurriculumActionsProps): import("react").JSX.Element;
export {};
