type CurriculumButtonProps = {
    applicantName: string;
    fileName: string | undefined;
    onDownloaded?: () => void;
};
export declare function CurriculumButton(props: CurriculumButtonProps): "N/A" | import("react").JSX.Element;
export {};
