import { chakra } from '@chakra-ui/react/styled-system';
import { EmailText } from '@portal/kit/ui/email-text';

type AnswersButtonProps = { email: string; onClick: () => void };

/** E-mail of an applicant; opens the answers (S2.86). */
export function AnswersButton({ email, onClick }: AnswersButtonProps) {
  return (
    <EmailButton
      data-email
      aria-label={email}
      title={`Ver respuestas de ${email}`}
      onClick={onClick}
    >
      <EmailText email={email} />
    </EmailButton>
  );
}

const EmailButton = chakra(
  'button',
  {
    base: {
      minHeight: '24px',
      color: 'primary',
      textAlign: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      _hover: { color: 'primary.dark' },
    },
  },
  { defaultProps: { type: 'button', 'data-readable': '' } },
);
