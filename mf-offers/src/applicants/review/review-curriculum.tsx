import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumButton } from '@portal/kit/curriculum/curriculum-button';
import { CurriculumDocument } from '@portal/kit/curriculum/curriculum-document';
import { useTypingPause } from '@portal/kit/form/use-typing-pause';
import { useState, type Ref } from 'react';

type ReviewCurriculumProps = {
  application: JobApplication | undefined;
  /** Target of the shortcut for the CV. */
  ref: Ref<HTMLDivElement>;
};

export function ReviewCurriculum({ application, ref }: ReviewCurriculumProps) {
  const isEmpty = !application?.curriculum;

  return (
    <Frame
      ref={ref}
      role="region"
      aria-label="Currículum"
      tabIndex={-1}
      data-empty={isEmpty || undefined}
    >
      {application && <Curriculum application={application} />}
    </Frame>
  );
}

/**
 * Loads the CV only after a pause, because the server logs every access for the applicants' sake.
 */
function Curriculum({ application }: { application: JobApplication }) {
  const { id, applicant, curriculum } = application;
  const [settled, setSettled] = useState(id);
  useTypingPause(String(id), () => setSettled(id));

  return (
    <>
      {curriculum && (
        <chakra.div display="flex" justifyContent="flex-end">
          <CurriculumButton applicantName={applicant.name} fileName={curriculum} />
        </chakra.div>
      )}
      {id === settled && (
        <CurriculumDocument key={id} name={applicant.name} source={curriculum} height="100%" />
      )}
    </>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '&[data-empty]': { gridTemplateRows: 'auto' },
    gap: '2',
    minHeight: { base: '60vh', xl: '0' },
    padding: '3',
    gridArea: 'curriculum',
    borderTopWidth: { base: '1px', xl: '0' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
