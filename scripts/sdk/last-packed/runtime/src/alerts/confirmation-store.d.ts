type Confirmation = {
    title: string;
    text?: string;
    details?: readonly string[];
    confirmLabel: string;
    cancelLabel: string;
};
export type ShownConfirmation = Confirmation & {
    id: number;
};
export declare function askConfirmation(confirmation: Confirmation): Promise<boolean>;
export declare function answerConfirmation(isConfirmed: boolean): void;
export declare const useConfirmation: () => ShownConfirmation | undefined;
export {};
