import { NoticeText, SectionNotice } from './section-notice';

/** Stands where a page of an application should be that is switched off. */
export const PausedSection = ({ message }: { message: string }) => (
  <SectionNotice title="Esta sección está en pausa">
    <NoticeText>{message}</NoticeText>
  </SectionNotice>
);
