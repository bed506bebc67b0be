import type { JobApplication } from '@portal/contract/job-application';
import { CurriculumPreview } from '@portal/kit/curriculum/curriculum-preview';
import { Button } from '@portal/kit/ui/button';

type CurriculumBesideProps = {
  shown: JobApplication;
  rows: readonly JobApplication[];
  onShow: (candidate: JobApplication | undefined) => void;
};

/** Shows the CVs one after the other, without going back to the list. */
export function CurriculumBeside({ shown, rows, onShow }: CurriculumBesideProps) {
  const place = rows.findIndex(({ id }) => id === shown.id);
  const before = rows.slice(0, Math.max(0, place)).findLast(hasCurriculum);
  const after = rows.slice(place + 1).find(hasCurriculum);
  const step = (text: string, to: JobApplication | undefined) => (
    <Button variant="outline" size="sm" disabled={!to} onClick={() => onShow(to)}>
      {text}
    </Button>
  );

  return (
    <CurriculumPreview
      name={shown.applicant.name}
      source={shown.curriculum}
      isBeside
      onClose={() => onShow(undefined)}
      actions={
        <>
          {step('CV anterior', before)}
          {step('CV siguiente', after)}
        </>
      }
    />
  );
}

const hasCurriculum = ({ curriculum }: JobApplication) => curriculum !== undefined;
