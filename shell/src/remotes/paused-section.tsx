import { NoticeText, SectionNotice } from './section-notice';

/** Replaces a page of a disabled application. */
export const PausedSection = ({ message }: { message: string }) => (
  <SectionNotice title="Esta sección está en pausa">
    <NoticeText>{message}</NoticeText>
  </SectionNotice>
);
