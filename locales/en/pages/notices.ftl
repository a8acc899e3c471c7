# Being told, and being away.

notices-title = Notifications
notices-tell = Tell me when it is my turn
notices-hint = In correspondence, while you are not looking at the match. Also when you are challenged, and when a match has ended. In this browser.
notices-denied = Your browser blocks notifications from this site. Allow them in its settings for this site, then come back.
notices-unable = Notifications need a secure (https) address; on an iPhone or iPad, add the site to the home screen first.
notices-noService = The browser's push service did not answer: { $why }

lookout-tell = Tell me when somebody comes
lookout-hint = While you look at another page; with notifications on, also when Pasch is closed. At most once in ten minutes, for 12 hours or until you sit down at a table.
lookout-until = On until { $time }.
lookout-came = { $name } is in the lobby.
lookout-opened = { $name } has opened a table.
lookout-go = To the lobby

vacation-title = Vacation
vacation-hint = Your clocks in correspondence matches are paused; your opponents' clocks run. Everybody at the table sees until when, and you get no notifications about waiting games. Clocks of live matches keep running. Days begin and end at midnight UTC.
vacation-awayHint = Your clocks in correspondence matches are paused. You may still play; that does not end your vacation.
vacation-left = { $left ->
    [one] 1 day of { $budget } left in { $year }.
   *[other] { $left } days of { $budget } left in { $year }.
}
vacation-first = First day
vacation-last = Last day
vacation-go = Go on vacation
vacation-keep = Save the new days
vacation-working = One moment
vacation-isAway = You are on vacation until { $last }.
vacation-isPlanned = You will be on vacation from { $first } until { $last }.
vacation-back = I am back
vacation-drop = Cancel the vacation
vacation-change = Change the days
vacation-welcome = Welcome back. Your clocks run again.
vacation-dropped = Vacation cancelled.
vacation-until = on vacation until { $last }
vacation-line = Going on holiday? Pause your clocks.
