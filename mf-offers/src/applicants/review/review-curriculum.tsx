import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumButton } from '@portal/kit/curriculum/curriculum-button';
import { CurriculumDocument } from '@portal/kit/curriculum/curriculum-document';
import { useTypingPause } from '@portal/kit/form/use-typing-pause';
import { useState, type Ref } from 'react';

type ReviewCurriculumProps = {
  application: JobApplication | undefined;
  /** What the key for the CV leads to. */
  ref: Ref<HTMLDivElement>;
};

/** The CV of whoever is read. It waits until one stays: whose CV is fetched is kept for their sake. */
export function ReviewCurriculum({ application, ref }: ReviewCurriculumProps) {
  const [settled, setSettled] = useState(application?.id);
  useTypingPause(String(application?.id ?? ''), () => setSettled(application?.id));
  const isSettled = application !== undefined && application.id === settled;
  const { applicant, curriculum } = application ?? {};

  return (
    <Frame ref={ref} role="region" aria-label="Currículum" tabIndex={-1}>
      {applicant && (
        <chakra.div display="flex" justifyContent="flex-end">
          <CurriculumButton applicantName={applicant.name} fileName={curriculum} />
        </chakra.div>
      )}
      {isSettled && applicant && (
        <CurriculumDocument
          key={application.id}
          name={applicant.name}
          source={curriculum}
          height="100%"
        />
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '2',
    minHeight: { base: '60vh', xl: '0' },
    padding: '3',
    order: { base: '1', xl: '0' },
    borderBottomWidth: { base: '1px', xl: '0' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
