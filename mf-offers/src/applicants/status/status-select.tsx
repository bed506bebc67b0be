import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { controlRecipe } from '@portal/kit/form/field';
import { StatusMark } from '@portal/kit/ui/status-mark';
import { useRef } from 'react';

type StatusSelectProps = {
  application: JobApplication;
  statuses: readonly ApplicationStatus[];
  onChange: (status: ApplicationStatus, isTyping: boolean) => void;
  /** Called when the field loses the focus, which makes its value final. */
  onLeave: () => void;
};

/** Select for the status of an application. A choice is saved at once. */
export function StatusSelect({ application, statuses, onChange, onLeave }: StatusSelectProps) {
  const isTyping = useRef(false);
  const { status, applicant } = application;
  // Keeps the current status selectable even if it is not in the list.
  const isListed = statuses.some(({ id }) => id === status.id);
  const options = isListed ? statuses : [status, ...statuses];

  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <StatusMark status={status} />
      <Select
        aria-label={`Estado de ${applicant.name}`}
        value={status.id}
        onKeyDown={() => {
          isTyping.current = true;
        }}
        onPointerDown={() => {
          isTyping.current = false;
        }}
        onBlur={() => {
          isTyping.current = false;
          onLeave();
        }}
        onChange={({ target }) => {
          const chosen = options.find(({ id }) => id === Number(target.value));
          if (chosen) onChange(chosen, isTyping.current);
        }}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </chakra.span>
  );
}

const Select = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    minHeight: { base: '40px', xl: '36px' },
    paddingBlock: { xl: '1' },
    fontSize: { xl: '0.875rem' },
    width: 'auto',
    minWidth: '140px',
    maxWidth: '12rem',
  },
});
