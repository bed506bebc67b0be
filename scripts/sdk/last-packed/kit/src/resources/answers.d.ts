import { type AnswerWrite } from '@portal/contract/answer';
import { type SubmissionCall } from '../calls/submission';
export declare const answerResource: (offerQuestionId: number, applicantId: number) => import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    readonly text: {
        readonly kind: 'plain';
        readonly wire: 'respuesta';
        readonly max: 4000;
        readonly isOptional: true;
    };
}>>;
export declare const saveAnswer: (write: AnswerWrite, call?: SubmissionCall) => Promise<string>;
