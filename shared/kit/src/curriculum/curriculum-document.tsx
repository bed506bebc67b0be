import { chakra } from '@chakra-ui/react/styled-system';
import { ExternalLink } from 'lucide-react';
import { InlineNotice } from '../ui/inline-notice';
import { ExternalLinkButton } from '../ui/link-button';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import { useCurriculum, type CurriculumSource } from './use-curriculum';

type CurriculumDocumentProps = {
  name: string;
  source: CurriculumSource;
  height: string;
};

/** Shows a CV in the browser's PDF viewer, or a message if that is impossible. */
export function CurriculumDocument({ name, source, height }: CurriculumDocumentProps) {
  const { url, error, reload } = useCurriculum(source, `Currículum de ${name}`);

  if (source === undefined) {
    return <InlineNotice kind="info">{`${name} no adjuntó un currículum.`}</InlineNotice>;
  }
  if (error !== undefined) {
    return <LoadFailure error={error} text="No pudimos abrir el currículum." onRetry={reload} />;
  }
  if (url === undefined) return <Loading text="Cargando currículum..." minHeight={height} />;

  return (
    <chakra.div display="grid" gridTemplateRows="minmax(0, 1fr) auto" gap="3" minHeight="0">
      <Pages name={name} url={url} height={height} />
      <ExternalLinkButton href={url} rel="noopener" variant="ghost" size="sm" justifySelf="start">
        <ExternalLink aria-hidden size={16} />
        Abrir en otra pestaña
      </ExternalLinkButton>
    </chakra.div>
  );
}

/** Phones cannot show a PDF inside a page and report it. The link below still opens the PDF. */
function Pages({ name, url, height }: { name: string; url: string; height: string }) {
  if (!navigator.pdfViewerEnabled) {
    return (
      <InlineNotice kind="info">
        Tu navegador no muestra archivos PDF dentro de una página.
      </InlineNotice>
    );
  }

  return <PdfFrame key={url} title={`Currículum de ${name} (PDF)`} src={url} style={{ height }} />;
}

const PdfFrame = chakra('iframe', {
  base: {
    width: '100%',
    minHeight: '240px',
    bg: 'soft',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'sm',
  },
});
