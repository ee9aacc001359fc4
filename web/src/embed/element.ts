// The element as files on a web server: the page of the frame lies beside this file.
import { defineReplay } from './define';

const here = new URL('replay.html', import.meta.url);

defineReplay({ fill: (frame) => (frame.src = here.href), origin: here.origin });
