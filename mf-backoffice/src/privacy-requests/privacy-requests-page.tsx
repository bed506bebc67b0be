import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { CalendarClock } from 'lucide-react';
import { WorkPage } from '../page-parts/work-page';
import { RequestInbox } from '../requests/request-inbox';
import { privacyRequests } from './privacy-requests';

export function PrivacyRequestsPage() {
  return (
    <WorkPage
      title={privacyRequests.title}
      description="Lo que alguien pide sobre sus propios datos, desde la página de privacidad."
      backTo={paths.dashboard}
      action={
        <LinkButton to={paths.retention} variant="outline">
          <CalendarClock aria-hidden size={18} />
          Conservación de datos
        </LinkButton>
      }
    >
      <RequestInbox kind={privacyRequests} />
    </WorkPage>
  );
}
