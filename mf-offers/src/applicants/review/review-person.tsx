import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { dateAndTime } from '@portal/kit/format/dates';
import { Money } from '@portal/kit/ui/money';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { EmailText } from '@portal/kit/ui/email-text';
import type { Ref } from 'react';
import { AnswerList } from '../answers/answer-list';
import { StatusButtons } from './status-buttons';

type ReviewPersonProps = {
  offerId: number;
  application: JobApplication;
  statuses: readonly ApplicationStatus[];
  hasKeys: boolean;
  onGive: (status: ApplicationStatus) => void;
  /** What the key for the answers leads to. */
  answers: Ref<HTMLDivElement>;
};

/** Who is read: what is decided stands still above, what was answered scrolls below. */
export function ReviewPerson(props: ReviewPersonProps) {
  const { offerId, application, answers, ...buttons } = props;
  const { applicant, salaryExpectation, salaryCurrency, appliedAt, isEmailConfirmed } = application;
  const { data: offer } = useResource(offerResource(offerId));

  return (
    <Frame>
      <Part>
        <chakra.h2 textStyle="h4">{applicant.name}</chakra.h2>
        <EmailLink href={`mailto:${applicant.email}`}>
          <EmailText email={applicant.email} />
        </EmailLink>
        {isEmailConfirmed === false && (
          <chakra.p color="warning" textStyle="xs">
            correo sin confirmar
          </chakra.p>
        )}
        <p>
          <strong>
            <Money amount={salaryExpectation} currency={salaryCurrency} />
          </strong>
          {offer && ` · rango de la oferta: ${offer.salaryRange}`}
        </p>
        <chakra.p color="ink.muted">Postuló el {dateAndTime(appliedAt)}</chakra.p>
      </Part>
      <Part data-decision>
        <StatusButtons application={application} {...buttons} />
      </Part>
      <Answers
        ref={answers}
        role="region"
        aria-labelledby="review-answers"
        // A region that scrolls must take the focus, or the keyboard cannot scroll it.
        tabIndex={0}
      >
        <chakra.h3 id="review-answers" fontWeight="600" marginBottom="3">
          Respuestas del aplicante
        </chakra.h3>
        <AnswerList offerId={offerId} applicantId={applicant.id} />
      </Answers>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: { xl: 'auto auto minmax(0, 1fr)' },
    alignContent: { base: 'start', xl: 'stretch' },
    minHeight: '0',
    fontSize: '0.875rem',
    borderInlineStartWidth: { xl: '1px' },
  },
});

const Part = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '4',
    borderBottomWidth: '1px',
    // Under the thumb, whatever is read.
    '&[data-decision]': {
      position: { mdDown: 'sticky' },
      bottom: 'var(--phone-bar, 0px)',
      zIndex: '1',
      bg: 'surface',
    },
  },
});

const Answers = chakra('div', {
  base: { padding: '4', overflowY: { xl: 'auto' }, _focusVisible: { outlineOffset: '-2px' } },
});

const EmailLink = chakra('a', {
  base: { color: 'primary', textDecoration: 'underline', justifySelf: 'start' },
});
