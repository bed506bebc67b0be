import * as v from 'valibot';

/** The steps of the wizard in their order (specification §2). */
export const steps = ['email', 'details', 'answers'] as const;
export type Step = (typeof steps)[number];

const texts = v.record(v.string(), v.string());

/**
 * All that a visitor has entered, and how much of it the server has. The CV is kept apart from it,
 * as it is large and rarely changes.
 */
export const wizardDraft = v.object({
  step: v.picklist(steps),
  email: v.string(),
  name: v.string(),
  salaryExpectation: v.string(),
  /** A CV was chosen that «Siguiente» has not let pass yet: it may ask for a password. */
  isCurriculumUnchecked: v.optional(v.boolean()),
  /** Answers by the id of the offer's question. */
  answers: texts,
  /** The optional box: whether the CV may be kept for other offers (reading A43). */
  joinsTalentPool: v.optional(v.boolean(), false),
  /** The last e-mail that was checked, when, and the known applicant it belongs to. */
  check: v.optional(
    v.object({
      email: v.string(),
      at: v.number(),
      applicant: v.optional(v.object({ id: v.optional(v.number()), name: v.string() })),
    }),
  ),
  /** Sent with each try, so that the server takes several tries for one application. */
  idempotencyKey: v.string(),
  /** When it is sent again by itself, as the server has asked to wait. */
  sendAgainAt: v.optional(v.number()),
  sent: v.object({
    applicantId: v.optional(v.number()),
    /** «started» when an answer may have been lost: the server may have the application. */
    upload: v.picklist(['none', 'started', 'done']),
    /** What the server named the application by, and when it took it. */
    code: v.optional(v.string()),
    at: v.optional(v.string()),
    /** Whether it has written to the e-mail to have it confirmed. */
    asksConfirmation: v.optional(v.boolean()),
    /** What the server knows of the optional box. */
    joinsTalentPool: v.optional(v.boolean()),
    /** The answers that the server has, by the id of the offer's question. */
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

/** Another e-mail is another application: nothing of it has been sent, and it gets a new key. */
export const nothingSent = (): Pick<WizardDraft, 'idempotencyKey' | 'sent'> => ({
  idempotencyKey: randomKey(),
  sent: { upload: 'none', answers: {} },
});

// `crypto.randomUUID` is missing where the site is served without TLS, as on a company's network.
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
