import { paths } from '@portal/kit/routing/paths';
import { WorkPage } from '../page-parts/work-page';
import { RequestInbox } from '../requests/request-inbox';
import { contactRequests } from './contact-requests';

export function ContactRequestsPage() {
  return (
    <WorkPage
      title={contactRequests.title}
      description="Lo que llega desde el formulario de contacto."
      backTo={paths.dashboard}
    >
      <RequestInbox kind={contactRequests} />
    </WorkPage>
  );
}
