import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { HostedVideo } from './hosted-video';
import { WorkWithUsPage } from './work-with-us-page';

test('S2.28 shows three testimonials and three benefits', () => {
  renderPage(<WorkWithUsPage />);

  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('S2.29 has the video in the page, with controls and Spanish captions, and loads it when asked', () => {
  renderPage(<WorkWithUsPage />);
  const video = screen.getByLabelText<HTMLVideoElement>(/^Video: tu primera semana/);
  const track = video.querySelector('track');

  expect(video.controls).toBe(true);
  expect(video.autoplay).toBe(false);
  expect(video.preload).toBe('none');
  expect([track?.kind, track?.srclang]).toEqual(['captions', 'es']);
});

test('fetches a video of another host only once the visitor starts it', async () => {
  const { user } = renderPage(
    <HostedVideo url="https://videos.example.org/embed/semana" title="Un día" />,
  );
  expect(screen.queryByTitle(/^Video/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Se carga desde videos\.example\.org/)).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Abrir el video en videos.example.org' }),
  ).toHaveAttribute('href', 'https://videos.example.org/embed/semana');

  await user.click(screen.getByRole('button', { name: 'Ver el video' }));
  expect(screen.getByTitle(/^Video/)).toHaveAttribute(
    'src',
    'https://videos.example.org/embed/semana',
  );
});

test('S2.30 leads to the application form on another site', () => {
  renderPage(<WorkWithUsPage />);
  const apply = screen.getByRole<HTMLAnchorElement>('link', { name: 'Aplica Ahora' });

  expect(new URL(apply.href).protocol).toBe('https:');
  expect(new URL(apply.href).host).not.toBe(window.location.host);
});
