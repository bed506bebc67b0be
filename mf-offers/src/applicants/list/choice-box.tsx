import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { createContext, useContext } from 'react';
import type { ApplicantRoom } from './use-applicant-room';

type Choice = Pick<ApplicantRoom, 'isChosen' | 'toggle' | 'isPageChosen' | 'togglePage'>;

/** Who is chosen: it reaches the boxes without the rest of their rows being drawn again. */
export const ChoiceContext = createContext<Choice>({
  isChosen: () => false,
  toggle: () => {},
  isPageChosen: false,
  togglePage: () => {},
});

/** Ticked when an applicant is one of those chosen. */
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

/** Ticked when all of the page are. */
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
