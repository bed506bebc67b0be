// The page that offers the file listens on the channel named in the address.
const channel = new BroadcastChannel(location.hash.slice(1));
const note = document.querySelector('p');
const longestWait = 2000;

function show({ data }) {
  if (!(data?.bytes instanceof ArrayBuffer)) return;
  channel.close();
  note.remove();
  document.title = data.title;
  // The type is fixed, so the file is never run as a page.
  const file = URL.createObjectURL(new Blob([data.bytes], { type: 'application/pdf' }));
  // A browser without a PDF viewer saves the file, but only from the address of the page itself.
  if (!navigator.pdfViewerEnabled) return location.replace(file);
  const frame = document.createElement('iframe');
  frame.title = 'Documento PDF';
  // Chromium's parameters: no thumbnails, and fit to the frame's width.
  frame.src = `${file}#navpanes=0&view=FitH`;
  document.body.append(frame);
}

channel.addEventListener('message', show);
channel.postMessage('ready');
setTimeout(() => {
  note.hidden = false;
}, longestWait);
