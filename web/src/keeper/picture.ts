// The pad as a picture: the totals, large enough for a thumbnail, and the hands below.
import { settings, t } from '../app/settings.svelte';
import { drawCar, ink, paper, picture, soft, width, write, type Canvas } from '../art/canvas';
import { outcome } from '../game/narrate';
import { teamName, type Company } from '../game/people';
import type { Keeper } from './keeper.svelte';

const mostRows = 6; // hands that fit

function drawPad(canvas: Canvas, { scores, standing }: Keeper, company: Company): void {
  const figure = new Intl.NumberFormat(settings.language);
  paper(canvas);
  canvas.textAlign = 'center';
  canvas.fillStyle = ink;
  write(canvas, standing.over ? outcome(company, standing.leaders) : 'Mille Bornes', width / 2, 86, 44, width - 120);
  const room = (width - 260) / company.teams;
  const middle = (team: number): number => 200 + (team - 0.5) * room;
  for (let team = 1; team <= company.teams; ++team) {
    drawCar(canvas, team, middle(team), 102);
    canvas.fillStyle = ink;
    write(canvas, teamName(company, team), middle(team), 208, 36, room - 20);
    write(canvas, figure.format(standing.totals[team - 1]!), middle(team), 290, 84, room - 20);
  }
  const first = Math.max(0, scores.length - mostRows);
  scores.slice(first).forEach((hand, i) => {
    const y = 350 + i * 42;
    canvas.strokeStyle = '#cbbd98';
    canvas.lineWidth = 1;
    canvas.strokeRect(60, y - 30, width - 120, 42);
    canvas.fillStyle = soft;
    canvas.textAlign = 'left';
    write(canvas, t('table.hand-number', { figure: first + i + 1 }), 76, y, 28, 130);
    canvas.textAlign = 'center';
    for (const { team, total } of hand) write(canvas, figure.format(total), middle(team), y, 28, room);
  });
}

export const pictureOf = (keeper: Keeper, company: Company): Promise<Blob> =>
  picture((canvas) => drawPad(canvas, keeper, company));
