import { type CandidateViews } from '@portal/contract/candidate-views';
export declare const candidateViewsResource: import("@portal/runtime").Resource<CandidateViews>;
export declare const saveCandidateViews: (views: CandidateViews) => Promise<string>;
