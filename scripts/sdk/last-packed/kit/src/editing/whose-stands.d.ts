export declare const conflictTexts: {
    readonly title: string;
    readonly keepMine: string;
    readonly takeTheirs: string;
};
export type ForeignChange = {
    label: string;
    theirs: string;
    mine?: string;
    by?: string | undefined;
};
type Question = {
    details: readonly string[];
    text: string;
    unanswered: Answer;
};
type Answer = 'mine' | 'theirs';
export declare function askWhoseStands({ unanswered, ...message }: Question): Promise<Answer>;
export declare function foreignChangeLine({ label, theirs, mine, by }: ForeignChange): string;
export {};
