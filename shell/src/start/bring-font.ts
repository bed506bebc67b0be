/**
 * What was painted before the site's font had come stays without it, as nothing may move below a
 * reader's eyes. The page that comes in its place has it, at the latest.
 */
export async function bringFont() {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!link || ![...document.fonts].some(hasCome)) return;
  link.remove();
  // Unlike the one in the page's styles, it does not give up.
  const font = new FontFace('Figtree Variable', `url(${link.href})`, { weight: '300 900' });
  document.fonts.add(await font.load());
}

const hasCome = ({ family, status }: FontFace) => /Variable/.test(family) && status === 'loaded';
