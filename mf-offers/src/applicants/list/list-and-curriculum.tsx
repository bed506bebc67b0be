import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumPreview, ListBeside } from '@portal/kit/curriculum/curriculum-preview';
import type { Elements } from '@portal/kit/ui/elements';

type ListAndCurriculumProps = {
  /** Applicant of the open CV; without one the list takes the full width. */
  shown: JobApplication | undefined;
  onClose: () => void;
  children: Elements;
};

/** Shows a CV beside the list if there is room. */
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
