import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumPreview, ListBeside } from '@portal/kit/curriculum/curriculum-preview';
import type { Elements } from '@portal/kit/ui/elements';

type ListAndCurriculumProps = {
  /** Whose CV is shown; without one the list has the whole width. */
  shown: JobApplication | undefined;
  onClose: () => void;
  children: Elements;
};

/** A CV stands beside the list where there is room for both. */
export function ListAndCurriculum(props: ListAndCurriculumProps) {
  const { shown, onClose, children } = props;

  return (
    <ListBeside data-split={shown ? '' : undefined}>
      {children}
      {shown && (
        <CurriculumPreview
          name={shown.applicant.name}
          source={shown.curriculum}
          isBeside
          onClose={onClose}
        />
      )}
    </ListBeside>
  );
}
