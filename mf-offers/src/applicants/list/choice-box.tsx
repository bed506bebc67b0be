import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { createContext, useContext } from 'react';
import type { ApplicantRoom } from './use-applicant-room';

type Choice = Pick<ApplicantRoom, 'isChosen' | 'toggle' | 'isPageChosen' | 'togglePage'>;

/** Selection as a context, so that a change renders only the checkboxes. */
export const ChoiceContext = createContext<Choice>({
  isChosen: () => false,
  toggle: () => {},
  isPageChosen: false,
  togglePage: () => {},
});

export function ChoiceBox({ application }: { application: JobApplication }) {
  const { isChosen, toggle } = useContext(ChoiceContext);

  return (
    <Checkbox
      type="checkbox"
      aria-label={`Elegir a ${application.applicant.name}`}
      checked={isChosen(application)}
      onChange={() => toggle(application)}
    />
  );
}

/** Selects all applicants of the page. */
export function PageBox() {
  const { isPageChosen, togglePage } = useContext(ChoiceContext);

  return (
    <Checkbox
      type="checkbox"
      aria-label="Elegir toda la página"
      checked={isPageChosen}
      onChange={({ target }) => togglePage(target.checked)}
    />
  );
}

const Checkbox = chakra('input', {
  base: { display: 'block', boxSize: '24px', accentColor: '{colors.primary}', cursor: 'pointer' },
});
