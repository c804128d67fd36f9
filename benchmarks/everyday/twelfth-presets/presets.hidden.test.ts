import { loadPreset, PatchEditor } from './presets';

test('nested values come back too, again and again', () => {
  const editor = new PatchEditor('pad');
  for (let i = 0; i < 3; i++) {
    editor.setEnvelope('attack', i);
    editor.toggleEffect('phaser');
    editor.toggleEffect('reverb');
    expect(editor.isModified).toBe(true);
    editor.revert();
    expect(editor.current).toEqual(loadPreset('pad'));
    expect(editor.isModified).toBe(false);
  }
});

test('only an effect after a revert', () => {
  const editor = new PatchEditor('lead');
  editor.revert();
  editor.toggleEffect('flanger');
  expect(editor.isModified).toBe(true);
  editor.revert();
  expect(editor.current.effects).toEqual(['delay']);
});

test('only the envelope after a revert', () => {
  const editor = new PatchEditor('lead');
  editor.revert();
  editor.setEnvelope('release', 9);
  editor.revert();
  expect(editor.current.envelope.release).toBe(0.2);
});

test('a revert goes back to the last save', () => {
  const editor = new PatchEditor('bell');
  editor.setVolume(0.3);
  editor.save('Quiet bell');
  editor.setVolume(0.9);
  editor.revert();
  editor.setVolume(0.5);
  editor.revert();
  expect(editor.current.volume).toBe(0.3);
  expect(editor.current.name).toBe('Quiet bell');
});

test('the saved patch that was handed out is independent', () => {
  const editor = new PatchEditor('bell');
  const handed = editor.save();
  handed.effects.push('noise');
  handed.envelope.attack = 7;
  expect(editor.isModified).toBe(false);
  editor.toggleEffect('echo');
  expect(handed.effects).toEqual(['noise']);
  editor.revert();
  expect(editor.current.effects).toEqual([]);
});
