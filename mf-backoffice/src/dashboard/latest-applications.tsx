import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import { shortDate } from '@portal/kit/format/dates';
import { originalTitle, titleToday } from '@portal/kit/format/later-changes';
import { applicantsPath } from '@portal/kit/routing/paths';
import { OriginalText } from '@portal/kit/ui/original-text';
import { Link } from '@portal/runtime';
import { SectionCard } from '../page-parts/section-card';

export function LatestApplications({ applications }: { applications: readonly JobApplication[] }) {
  return (
    <SectionCard title="Últimas postulaciones">
      <List>
        {applications.map((application) => (
          <li key={application.id}>
            <chakra.span fontWeight="600">{application.applicant.name}</chakra.span>
            <chakra.time dateTime={application.appliedAt} color="ink.muted">
              {shortDate(application.appliedAt)}
            </chakra.time>
            <Link to={applicantsPath(application.offer.id)}>
              <OriginalText text={originalTitle(application)} later={titleToday(application)} />
            </Link>
          </li>
        ))}
      </List>
    </SectionCard>
  );
}

const List = chakra('ul', {
  base: {
    fontSize: '0.9375rem',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: '4',
      paddingBlock: '2',
      borderTopWidth: '1px',
    },
    '& li:first-of-type': { borderTop: 'none', paddingTop: '0' },
    '& a': { gridColumn: '1 / -1', color: 'ink.muted' },
    '& a:hover': { color: 'primary', textDecoration: 'underline' },
  },
});
