export type CurriculumSource = Blob | string | undefined;
export declare function useCurriculum(source: CurriculumSource, title: string): {
    url: string | undefined;
    error: unknown;
    reload: () => Promise<void>;
};
