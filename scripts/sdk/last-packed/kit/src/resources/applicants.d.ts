import { type ApplicantEntry } from '@portal/contract/applicant';
import { type SubmissionCall } from '../calls/submission';
export declare function checkApplicant(email: string, offerId: number, call?: SubmissionCall): Promise<import("@portal/contract/fields").RecordOf<{
    readonly isKnown: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly hasApplied: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly applicant: {
        readonly kind: 'record';
        readonly wire: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_aplicantes';
                readonly isOptional: true;
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: 'nombre';
                readonly label: string;
                readonly max: 255;
            };
        };
        readonly isOptional: true;
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: string;
    };
}>>;
export declare const saveApplicant: (entry: ApplicantEntry, call?: SubmissionCall) => Promise<import("@portal/contract/fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_aplicantes';
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: 'nombre';
        readonly label: string;
        readonly max: 255;
    };
    readonly email: {
        readonly kind: 'email';
        readonly wire: 'correo';
        readonly label: string;
    };
}>>;
