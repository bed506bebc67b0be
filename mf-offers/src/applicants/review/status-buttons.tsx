import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { StatusMark } from '@portal/kit/ui/status-mark';
import { Key } from './key';

type StatusButtonsProps = {
  application: JobApplication;
  statuses: readonly ApplicationStatus[];
  hasKeys: boolean;
  onGive: (status: ApplicationStatus) => void;
};

/** A toggle button for each status. Digit keys choose them too. */
export function StatusButtons({ application, statuses, hasKeys, onGive }: StatusButtonsProps) {
  const isWithdrawn = application.withdrawnAt !== undefined;

  return (
    <Buttons role="group" aria-label={`Estado de ${application.applicant.name}`}>
      {statuses.map((status, index) => (
        <StatusButton
          key={status.id}
          aria-pressed={status.id === application.status.id}
          disabled={isWithdrawn}
          onClick={() => onGive(status)}
        >
          <StatusMark status={status} />
          <chakra.span flexGrow="1" textAlign="start">
            {status.name}
          </chakra.span>
          {hasKeys && index < 9 && <Key aria-hidden>{index + 1}</Key>}
        </StatusButton>
      ))}
      {isWithdrawn && (
        <chakra.p gridColumn="1 / -1" textStyle="sm" color="ink.muted">
          La persona retiró esta postulación, así que su estado ya no cambia.
        </chakra.p>
      )}
    </Buttons>
  );
}

const Buttons = chakra('div', {
  base: {
    gridArea: 'statuses',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(97px, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(2, minmax(0, 1fr))',
    },
    alignContent: 'start',
    gap: '1.5',
    padding: { base: '2', xl: '4' },
    borderBottomWidth: { xl: '1px' },
    borderInlineStartWidth: { xl: '1px' },
    // No room on small screens.
    '& kbd': { mdDown: { display: 'none' } },
  },
});

const StatusButton = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1', md: '2' },
      minHeight: { base: '44px', xl: '36px' },
      paddingInline: { base: '1.5', md: '2' },
      fontSize: { base: '0.8125rem', md: '0.875rem' },
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'soft' },
      _disabled: { opacity: 0.55, cursor: 'not-allowed' },
      '&[aria-pressed=true]': {
        bg: 'primary.tint',
        borderColor: 'primary',
        boxShadow: 'inset 0 0 0 1px {colors.primary}',
        fontWeight: '600',
      },
    },
  },
  { defaultProps: { type: 'button' } },
);
