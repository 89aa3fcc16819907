import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../../ui/menu.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { SecretDialog } from "../../../ui/secret-dialog.tsx";
import { FilterTabs, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { showToast } from "../../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../../ui/unsaved-changes-dialog.tsx";
import { texts } from "./texts.ts";

const items = [
  { value: "first", label: texts.first },
  { value: "second", label: texts.second },
];

/** Menu, popover, dialogs, toasts and tabs. */
export function Overlays({ theme }: { theme: string }) {
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [tab, setTab] = useState("first");
  const close = () => setAsking(false);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Menu align="start" trigger={<Button>{texts.menu}</Button>}>
          <MenuItem onSelect={() => {}}>{texts.edit}</MenuItem>
          <MenuItem disabled onSelect={() => {}}>
            {texts.locked}
          </MenuItem>
          <MenuLink to="/debug/kit">{texts.link}</MenuLink>
          <MenuSeparator />
          <MenuItem danger onSelect={() => setAsking(true)}>
            {texts.remove}
          </MenuItem>
        </Menu>
        <Popover
          align="start"
          label={texts.popoverName}
          className="max-w-80 p-4"
          trigger={<Button>{texts.popover}</Button>}
        >
          {texts.popoverText}
        </Popover>
        <Button onClick={() => setAsking(true)}>{texts.dialog}</Button>
        <Button onClick={() => setSecret(texts.secretValue)}>{texts.secret}</Button>
        {texts.toasts.map(([color, label, title]) => (
          <Button key={color} onClick={() => showToast({ color, title, description: texts.toastText })}>
            {label}
          </Button>
        ))}
      </div>
      <Dialog
        open={asking}
        onClose={close}
        title={texts.dialogTitle}
        description={texts.dialogText}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button tone="danger" onClick={close}>
              {texts.confirm}
            </Button>
          </>
        }
      />
      <SecretDialog
        secret={secret}
        title={texts.secretTitle}
        description={texts.secretText}
        label={texts.secretLabel}
        onClose={() => setSecret(null)}
      />
      {/* Only one dialog of this kind works on a page. */}
      {theme === "page" && (
        <>
          <Checkbox
            label={texts.unsaved}
            checked={unsaved}
            onChange={({ target }) => setUnsaved(target.checked)}
          />
          <UnsavedChangesDialog unsaved={() => unsaved} />
        </>
      )}
      <Tabs label={`${texts.tabs} (${theme})`} value={tab} items={items} onChange={setTab}>
        {items.map(({ value, label }) => (
          <TabPanel key={value} value={value} className="pt-4">
            {texts.panel(label)}
          </TabPanel>
        ))}
      </Tabs>
      <FilterTabs label={`${texts.lists} (${theme})`} value={tab} items={items} onChange={setTab} />
    </>
  );
}
