import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { EmailText } from '@portal/kit/ui/email-text';
import { triageRow } from '../triage/use-triage';

type AnswersButtonProps = {
  application: JobApplication;
  /** Where the applicant stands in the list, in words. */
  place: string;
  isReviewing: boolean;
  onClick: () => void;
};

/** An applicant's e-mail: it opens the answers, and is where the keys of the review stop. */
export function AnswersButton({ application, place, isReviewing, onClick }: AnswersButtonProps) {
  return (
    <span {...(isReviewing && stopOf(application, place))}>
      <EmailButton
        aria-label={application.applicant.email}
        title="Ver respuestas"
        onClick={onClick}
        {...triageRow(application.id)}
      >
        <EmailText email={application.applicant.email} />
      </EmailButton>
    </span>
  );
}

/**
 * A screen reader keeps arrows, letters and digits to itself, unless the focus lies within an
 * «application». Only the stops are one, so the rest of the table is read as ever; each says who
 * it stands for.
 */
const stopOf = ({ applicant, status }: JobApplication, place: string) => ({
  role: 'application',
  'aria-roledescription': 'aplicante',
  'aria-label': `${applicant.name}, ${place}, ${status.name}`,
});

const EmailButton = chakra(
  'button',
  {
    base: {
      minWidth: { xl: '12rem' },
      minHeight: '24px',
      color: 'primary',
      textAlign: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      _hover: { color: 'primary.dark' },
    },
  },
  { defaultProps: { type: 'button' } },
);
