import * as v from 'valibot';

/** Steps of the wizard in order (S2.96). */
export const steps = ['email', 'details', 'answers'] as const;
export type Step = (typeof steps)[number];

const texts = v.record(v.string(), v.string());

/**
 * All input of a visitor, and the parts that the server already has. The CV is stored separately,
 * because it is large and rarely changes.
 */
export const wizardDraft = v.object({
  step: v.picklist(steps),
  email: v.string(),
  name: v.string(),
  salaryExpectation: v.string(),
  /** True if a CV was chosen and «Siguiente» has not checked it yet; it may require a password. */
  isCurriculumUnchecked: v.optional(v.boolean()),
  /** Answers by question id of the offer. */
  answers: texts,
  /** Optional consent to keep the CV for other offers (reading A43). */
  joinsTalentPool: v.optional(v.boolean(), false),
  /** The last checked e-mail, the time of the check, and the known applicant. */
  check: v.optional(
    v.object({
      email: v.string(),
      at: v.number(),
      applicant: v.optional(v.object({ id: v.optional(v.number()), name: v.string() })),
    }),
  ),
  /** Sent with each try, so that the server recognises them as one application. */
  idempotencyKey: v.string(),
  /** Time of the automatic retry that the server asked for. */
  sendAgainAt: v.optional(v.number()),
  sent: v.object({
    applicantId: v.optional(v.number()),
    /** «started»: the response may be lost, so the server may have the application. */
    upload: v.picklist(['none', 'started', 'done']),
    /** Code and time of the application, assigned by the server. */
    code: v.optional(v.string()),
    at: v.optional(v.string()),
    /** True if the server has sent a mail to confirm the address. */
    asksConfirmation: v.optional(v.boolean()),
    /** Consent that the server has. */
    joinsTalentPool: v.optional(v.boolean()),
    /** Answers that the server has, by question id of the offer. */
    answers: texts,
  }),
});
export type WizardDraft = v.InferOutput<typeof wizardDraft>;

export const emptyDraft = (): WizardDraft => ({
  step: 'email',
  email: '',
  name: '',
  salaryExpectation: '',
  answers: {},
  joinsTalentPool: false,
  ...nothingSent(),
});

/** State of a new application, for example after another e-mail: nothing sent, and a new key. */
export const nothingSent = (): Pick<WizardDraft, 'idempotencyKey' | 'sent'> => ({
  idempotencyKey: randomKey(),
  sent: { upload: 'none', answers: {} },
});

// `crypto.randomUUID` is missing without TLS, for example in a company's network.
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
