import { hashSource, isolation } from '../security-headers';
import { viewerScript as script } from './viewer-script';

const style =
  'html,body,iframe{box-sizing:border-box;width:100%;height:100%;margin:0;border:0}' +
  'iframe{display:block}p{margin:0;padding:1rem;font:1rem/1.5 sans-serif}';

/**
 * Shows only a PDF. Browsers apply the framing page's policy to the file and to their own viewer:
 * Firefox's has scripts without integrity, and WebKit shows no file that its page may not frame. So
 * this page has its own policy: one script, and frames with its own files.
 */
export const viewerPage = [
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Archivo PDF</title>',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<style>${style}</style></head><body>`,
  '<p hidden>Este archivo se ve mientras sigue abierta la página desde la que lo abriste.</p>',
  `<script>${script}</script></body></html>`,
].join('');

export const viewerHeaders = {
  ...isolation,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
};
