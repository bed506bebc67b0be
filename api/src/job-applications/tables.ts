import type { DuplicateReason } from '@portal/contract/duplicates';
import type { PublicState } from '@portal/contract/public-state';
import type { Generated } from 'kysely';
import type { Named, OptionalTimestamp, Timestamp } from '../platform/database/column-types';

declare module '../platform/database/schema' {
  interface Schema {
    applicants: {
      id: Generated<number>;
      email: string;
      name: string;
      /** The name that came with the e-mail, if a merge replaced it. */
      ownName: string | null;
      createdAt: Timestamp;
      /**
       * Browser of a separate applicant, whose e-mail was already in use; null for a known
       * applicant.
       */
      browser: string | null;
      /** Personal data were removed at this time. */
      anonymisedAt: OptionalTimestamp;
      /** The person that staff merged this row into. */
      mergedInto: number | null;
      /** `mergedInto` or the own id; computed by the database. */
      personId: Generated<number>;
      /** Counts changes of name, e-mail and person. */
      version: Generated<number>;
    };
    /** Possible duplicates. Triggers add them, staff dismiss them. */
    duplicateApplicants: {
      oneId: number;
      otherId: number;
      reason: DuplicateReason;
      dismissedAt: OptionalTimestamp;
      dismissedBy: number | null;
    };
    applicantMerges: {
      id: Generated<number>;
      keptId: number;
      mergedId: number;
      movedIds: number[];
      earlierName: string | null;
      mergedAt: Timestamp;
      mergedBy: number | null;
    };
    applicationStatuses: Named & { publicState: PublicState; version: Generated<number> };
    jobApplications: {
      id: Generated<number>;
      applicantId: number;
      offerId: number;
      statusId: number;
      salaryExpectation: number;
      /** Title at the time of the application; set by a trigger. */
      offerTitle: Generated<string>;
      /** Currency of the offer's range at the time, or the applicant's choice; set by a trigger. */
      salaryCurrency: Generated<string | null>;
      appliedAt: Timestamp;
      /** Last status change; set by a trigger. */
      statusSince: Timestamp;
      /** Counts status changes; set by the same trigger. */
      version: Generated<number>;
      /** Withdrawn by its sender at this time. */
      withdrawnAt: OptionalTimestamp;
      /** Times of the request to the e-mail's owner and of the confirmation. */
      confirmationAskedAt: OptionalTimestamp;
      confirmedAt: OptionalTimestamp;
      /** Random name of the stored file; null without one. */
      cvName: string | null;
      cvOriginalName: string | null;
      /** Search and sort keys, without case and accents; set by triggers. */
      nameKey: Generated<string>;
      emailKey: Generated<string>;
      titleKey: Generated<string>;
      searchKey: Generated<string>;
      /** Nonce of the sending browser. Only that browser may send the answers. */
      submission: string | null;
    };
    emailConfirmations: { tokenHash: string; applicationId: number; expiresAt: Date };
    answers: {
      id: Generated<number>;
      applicantId: number;
      offerQuestionId: number;
      /** Text of the question when answered; set by a trigger. */
      question: Generated<string>;
      text: string;
    };
  }
}
